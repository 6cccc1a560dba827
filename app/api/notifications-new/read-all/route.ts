export { PATCH } from '@/app/api/notifications/read-all/route';
