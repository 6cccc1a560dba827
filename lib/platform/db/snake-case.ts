const snakes = new Map<string, string>();
const camels = new Map<string, string>();

/** `goingCount` → `going_count`, `user1Id` → `user1_id`: how Postgres writes a name of the schema. */
export function toSnakeCase(name: string): string {
  const known = snakes.get(name);
  if (known !== undefined) return known;
  const snake = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  snakes.set(name, snake);
  return snake;
}

/** `going_count` → `goingCount`: how the code writes a column of a row. */
export function toCamelCase(name: string): string {
  const known = camels.get(name);
  if (known !== undefined) return known;
  const camel = name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  camels.set(name, camel);
  return camel;
}
