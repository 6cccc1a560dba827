// An alias for clients that know the list under this name.
export { GET } from '@/app/api/notifications/route';
