import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { loadPart } from './load-part';

const missing = () => Promise.reject(Object.assign(new Error('chunk'), { name: 'ChunkLoadError' }));

it('gives the part that has arrived', async () => {
  const Part = ({ word }: { word: string }) => <p>{word}</p>;
  expect(await loadPart(async () => Part)).toBe(Part);
});

it('gives a place without it where its chunk has not arrived, with what it surrounds', async () => {
  const Part = await loadPart<{ children?: string }>(missing);
  expect(renderToStaticMarkup(<Part />)).toBe('');
  expect(renderToStaticMarkup(<Part>page</Part>)).toBe('page');
});

it('leaves the fault of a module one', async () => {
  await expect(loadPart(() => Promise.reject(new TypeError('fault')))).rejects.toThrow('fault');
});
