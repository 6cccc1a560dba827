import type { Decision } from './swipe-decision';

const FLIGHT_MS = 240;
const FADE_MS = 150;
const EASE_OUT = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

// Beyond the widest phone and a desktop's column alike; the deck clips what leaves it.
const FAR: Record<Decision, string> = {
  like: 'translate(130%, 4%) rotate(16deg)',
  skip: 'translate(-130%, 4%) rotate(-16deg)',
  super: 'translate(0, -120%) rotate(0deg)',
};

/**
 * The Web Animations API rather than transitions: it starts from wherever the finger left the card, says when it is
 * over, and lets reduced motion fade instead of merely cutting short.
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

/** Sends a decided card off the deck. */
export function flyAway(card: HTMLElement, decision: Decision): Animation {
  return play(card, { transform: FAR[decision], opacity: 0 }, 'away');
}

/** Brings a card back from where its decision had sent it. */
export function flyBack(card: HTMLElement, decision: Decision): Animation {
  return play(card, { transform: FAR[decision], opacity: 0 }, 'back');
}
