// Part 2's second path for the same list (part 3 §4).
export { GET } from '@/app/api/notifications/route';
