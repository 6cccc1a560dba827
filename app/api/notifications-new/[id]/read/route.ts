export { PATCH } from '@/app/api/notifications/[id]/read/route';
