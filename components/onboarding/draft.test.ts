import { describe, expect, it } from 'vitest';
import { type OnboardingDraft, parseDraft, toDraft } from './draft';

const nothing = { gender: null, location: null, latitude: null, longitude: null, bio: null };
const initial = toDraft(nothing);
const full: OnboardingDraft = {
  step: 3,
  birthYear: '1990',
  gender: 'prefer-not-to-say',
  location: '31.5204, 74.3587',
  point: { latitude: 31.520_41, longitude: 74.358_72 },
  sports: [{ sportId: 6, skillLevel: 'expert' }],
  bio: 'Fast bowler 🏏',
};

describe('the onboarding draft', () => {
  it('starts with the data that the profile already has', () => {
    const known = { ...nothing, gender: 'female', bio: 'Keeper', latitude: 31.5, longitude: 74.3 };
    expect(toDraft(known)).toEqual({
      ...initial,
      gender: 'female',
      bio: 'Keeper',
      point: { latitude: 31.5, longitude: 74.3 },
    });
  });

  it('survives a reload', () => {
    expect(parseDraft(JSON.stringify(full), initial)).toEqual(full);
  });

  it('keeps typed text that is not a known place, at the step that asks for it', () => {
    const typed = { ...full, location: 'lahroe', point: null };
    expect(parseDraft(JSON.stringify(typed), initial)).toEqual({ ...typed, step: 1 });
  });

  it('resumes no later than the first unanswered step', () => {
    expect(parseDraft(JSON.stringify({ ...full, sports: [] }), initial).step).toBe(2);
    const unrated = [...full.sports, { sportId: 3, skillLevel: null }];
    expect(parseDraft(JSON.stringify({ ...full, sports: unrated }), initial)).toEqual({
      ...full,
      sports: unrated,
      step: 2,
    });
    expect(parseDraft(JSON.stringify({ ...full, gender: null }), initial).step).toBe(1);
    expect(parseDraft(JSON.stringify({ ...full, step: 7 }), initial).step).toBe(1);
  });

  it.each([null, '', '{', 'null', '[]', '"text"', '7'])(
    'starts over when %j was stored',
    (text) => {
      expect(parseDraft(text, initial)).toEqual(initial);
    },
  );

  it('drops invalid answers', () => {
    const odd = {
      step: 3,
      gender: 'robot',
      location: 5,
      point: { latitude: 200, longitude: '1' },
      sports: [null, 4, { sportId: '6', skillLevel: 'expert' }, { sportId: 6, skillLevel: 'god' }],
      bio: {},
    };
    const sports = [{ sportId: 6, skillLevel: null }];
    expect(parseDraft(JSON.stringify(odd), initial)).toEqual({ ...initial, sports });
  });
});
