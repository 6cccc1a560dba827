import { describe, expect, it } from 'vitest';
import { addressOf, readChoice, readQuery, readText, readWhole, withParts } from './address';

const params = (query: string) => new URLSearchParams(query);

describe('list state in the URL', () => {
  it('includes only values that differ from the default', () => {
    expect(addressOf('/groups', { search: ' ', sport: null, city: '' })).toBe('/groups');
    expect(addressOf('/groups', { search: ' tape ball ', sport: 7, city: 'lahore' })).toBe(
      '/groups?search=tape+ball&sport=7&city=lahore',
    );
  });

  it('leaves the parameters of other parts of the page alone', () => {
    expect(String(withParts(params('tab=people&search=ali'), { search: null }))).toBe('tab=people');
    expect(String(withParts(params('tab=people'), { search: 'ali' }))).toBe(
      'tab=people&search=ali',
    );
  });

  it('reads valid parameters and ignores the rest', () => {
    expect(readText(params('search=abcdef'), 'search', 3)).toBe('abc');
    expect(readWhole(params('sport=7'), 'sport')).toBe(7);
    for (const wrong of ['sport=0', 'sport=-1', 'sport=1e3', 'sport=12345678', '']) {
      expect(readWhole(params(wrong), 'sport')).toBeNull();
    }
    expect(readChoice(params('view=map'), 'view', ['list', 'map'])).toBe('map');
    expect(readChoice(params('view=globe'), 'view', ['list', 'map'])).toBeNull();
  });

  it('ignores a page parameter that is given more than once', async () => {
    const query = await readQuery(Promise.resolve({ search: 'nets', sport: ['1', '2'] }));
    expect(String(query)).toBe('search=nets');
  });
});
