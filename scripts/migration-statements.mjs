const TOKEN =
  /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"(?:[^"]|"")*"|\$(\w*)\$[\s\S]*?\$\1\$|;|\s+|\w+|[\s\S]/g;

/**
 * The statements of a migration. `text` has no comments, texts and bodies of functions are empty in it, and names stand
 * without quotes. `notes` are the comments before and inside the statement, `line` is its first line.
 * @param {string} sql
 * @returns {{ text: string, notes: string, line: number }[]}
 */
export function statementsOf(sql) {
  const statements = [];
  let line = 1;
  let open = fresh();
  for (const [token] of sql.matchAll(TOKEN)) {
    if (token === ';') {
      statements.push(open);
      open = fresh();
    } else if (/^(?:--|\/\*)/.test(token)) {
      open.notes += `${token.replace(/^(?:--|\/\*)/, '')}\n`;
    } else {
      if (token.trim()) open.line ??= line;
      open.text += shortened(token);
    }
    line += token.split('\n').length - 1;
  }
  return [...statements, open]
    .map((one) => ({ ...one, text: one.text.trim().replaceAll(/\s+/g, ' ') }))
    .filter(({ text }) => text);
}

const fresh = () => ({ text: '', notes: '', line: undefined });

function shortened(token) {
  if (token.startsWith("'")) return "''";
  if (/^\$\w*\$/.test(token) && token.length > 1) return '$$';
  return token.startsWith('"') ? token.slice(1, -1) : token;
}
