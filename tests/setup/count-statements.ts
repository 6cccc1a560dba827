import { Client } from 'pg';

/** The statements that reach the database while `work` runs, `BEGIN` and `COMMIT` included, in order. */
export async function countStatements(work: () => Promise<unknown>): Promise<string[]> {
  const texts: string[] = [];
  const { query } = Client.prototype;
  Client.prototype.query = function (this: Client, ...args: Parameters<typeof query>) {
    const [first] = args as unknown[];
    const text = typeof first === 'string' ? first : (first as { text?: string })?.text;
    texts.push((text ?? '').replace(/\s+/g, ' ').trim());
    return Reflect.apply(query, this, args);
  } as typeof query;
  try {
    await work();
  } finally {
    Client.prototype.query = query;
  }
  return texts;
}
