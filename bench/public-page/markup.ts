const TOKEN = /<!--[\s\S]*?-->|<\/([\w-]+)>|<([\w-]+)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?>|[^<]+/g;
const ATTRIBUTE = /([\w:-]+)(?:="([^"]*)")?/g;
const VOID = new Set(['link', 'meta', 'img', 'input', 'br', 'hr']);
const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

const decode = (text: string) =>
  text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (name) => ENTITIES[name] ?? name);

function styleOf(text: string): Record<string, string> {
  const pairs = text.split(';').map((pair) => pair.split(':'));
  return Object.fromEntries(
    pairs.map(([name = '', value = '']) => [
      name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  );
}

function propsOf(text: string): Record<string, unknown> {
  const found = [...text.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [
    name === 'class' ? 'className' : name,
    name === 'style' ? styleOf(decode(value)) : name === 'hidden' || decode(value),
  ]);
  return Object.fromEntries(found);
}

/** The body of a page without Next's data scripts. */
export function bodyOf(html: string): string {
  const start = html.indexOf('<body>') + '<body>'.length;
  const end = html.indexOf('<script id="_R_">');
  if (start < 0 || end < start)
    throw new Error('the page looks different from what the bench knows');
  return html.slice(start, end);
}

/** All elements of a page, those included that a script puts in their place, without any script. */
export function markupOf(html: string): string {
  const body = html.slice(html.indexOf('<body>') + '<body>'.length, html.indexOf('</body>'));
  return body.replace(/<script[\s\S]*?<\/script>/g, '');
}

/** Turns React's markup back into the calls that render it: the same elements, without data or components. */
export function toElements(markup: string): string {
  let code = '';
  let inScript = false;
  for (const match of markup.matchAll(TOKEN)) {
    const [token, closing, opening, attributes = ''] = match;
    if (inScript) {
      // Nothing in there is an element.
      inScript = closing !== 'script';
    } else if (opening === 'script') {
      inScript = true;
      const at = match.index + token.length;
      const text = markup.slice(at, markup.indexOf('</script>', at));
      const props = { ...propsOf(attributes), dangerouslySetInnerHTML: { __html: text } };
      code += `h('script', ${JSON.stringify(props)}),`;
    } else if (opening) {
      code += `h('${opening}', ${JSON.stringify(propsOf(attributes))}${VOID.has(opening) ? '),' : ','}`;
    } else if (closing) {
      code += '),';
    } else if (!token.startsWith('<!--')) {
      code += `${JSON.stringify(decode(token))},`;
    }
  }
  return code;
}
