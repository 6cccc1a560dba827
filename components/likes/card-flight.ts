import type { Decision } from './swipe-decision';

const FLIGHT_MS = 240;
const FADE_MS = 150;
const EASE_OUT = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

// Farther than the width of any phone or desktop column; the deck clips the card.
const FAR: Record<Decision, string> = {
  like: 'translate(130%, 4%) rotate(16deg)',
  skip: 'translate(-130%, 4%) rotate(-16deg)',
  super: 'translate(0, -120%) rotate(0deg)',
};

/**
 * The Web Animations API rather than transitions: it starts from where the finger released the card, reports when it has
 * finished, and can fade under reduced motion instead of only being cut short.
 */
function play(card: HTMLElement, away: Keyframe, direction: 'away' | 'back'): Animation {
  const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const here: Keyframe = { transform: getComputedStyle(card).transform, opacity: 1 };
  const there: Keyframe = reduced ? { transform: here.transform, opacity: 0 } : away;
  return card.animate(direction === 'away' ? [here, there] : [there, here], {
    duration: reduced ? FADE_MS : FLIGHT_MS,
    easing: EASE_OUT,
    fill: direction === 'away' ? 'forwards' : 'none',
  });
}

/** Animates a decided card off the deck. */
export function flyAway(card: HTMLElement, decision: Decision): Animation {
  return play(card, { transform: FAR[decision], opacity: 0 }, 'away');
}

/** Animates a card back from where its decision had sent it. */
export function flyBack(card: HTMLElement, decision: Decision): Animation {
  return play(card, { transform: FAR[decision], opacity: 0 }, 'back');
}
