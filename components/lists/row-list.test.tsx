import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { RowList } from './row-list';

const listOf = (count: number) =>
  renderToStaticMarkup(
    <RowList items={Array.from({ length: count }, (_, index) => index)} className="grid">
      {(item, index) => (
        <li key={item}>
          {item}:{index}
        </li>
      )}
    </RowList>,
  );

it('shows fifty rows as they are', () => {
  const markup = listOf(50);
  expect(markup.match(/<li>/g)).toHaveLength(50);
  expect(markup).toContain('<li>49:49</li>');
  expect(markup).not.toContain('<button');
});

it('shows the first fifty of more, and a button for the next', () => {
  const markup = listOf(51);
  expect(markup.match(/<li>/g)).toHaveLength(50);
  expect(markup).not.toContain('<li>50:50</li>');
  expect(markup).toMatch(/<button[^>]*>Show more<\/button>/);
});
