/**
 * The part of Google's map script that this product uses, drawn as plain buttons. With it the loader, the map and its markers
 * run in a browser without a key.
 */
export const GOOGLE_MAPS_SCRIPT = `(() => {
  class Part {
    constructor() {
      this.listeners = {};
      return new Proxy(this, { get: (target, key) => (key in target ? target[key] : () => undefined) });
    }
    addListener(name, run) {
      (this.listeners[name] ??= []).push(run);
      return { remove: () => { this.listeners[name] = this.listeners[name].filter((one) => one !== run); } };
    }
    fire(name, event) { for (const run of this.listeners[name] ?? []) run(event); }
  }
  class GoogleMap extends Part {
    constructor(element) {
      super();
      this.element = element;
      element.dataset.google = 'map';
      element.addEventListener('click', (event) => {
        if (event.target !== element) return;
        this.fire('click', { latLng: { lat: () => 31.4321, lng: () => 74.3210 } });
      });
      setTimeout(() => this.fire('idle'), 50);
    }
    getDiv() { return this.element; }
    getZoom() { return 20; }
    setZoom() { setTimeout(() => this.fire('idle'), 0); }
    panTo() { setTimeout(() => this.fire('idle'), 0); }
    getBounds() { return { toJSON: () => ({ south: 31.2, north: 31.8, west: 74.0, east: 74.7 }) }; }
  }
  class Marker extends Part {
    constructor({ map, title } = {}) {
      super();
      this.button = document.createElement('button');
      this.button.addEventListener('click', (event) => { event.stopPropagation(); this.fire('click', {}); });
      this.setTitle(title);
      if (map) this.setMap(map);
    }
    setTitle(title) { this.button.textContent = title || 'Pin'; }
    setMap(map) { if (map) map.element.append(this.button); else this.button.remove(); }
  }
  // The loader created this object with the callback that waits for the script.
  const { maps } = window.google;
  Object.assign(maps, {
    Map: GoogleMap,
    Marker,
    Animation: { DROP: 2 },
    event: {
      addListener: (part, name, run) => part.addListener(name, run),
      removeListener: (listener) => listener?.remove(),
      clearInstanceListeners: () => undefined,
    },
    importLibrary: async () => maps,
  });
  maps.__ib__();
})();`;

/** Google's script for a map over its quota draws a message into it, and calls nothing. */
export const DRAWN_REFUSAL = `for (const map of document.querySelectorAll('[data-google=map]')) {
  map.innerHTML = '<div class="gm-err-container"><div class="gm-err-content">Oops! Something went wrong.</div></div>';
}`;

/** The part of reCAPTCHA's script that its React component calls. One button solves it, one lets it expire. */
export const RECAPTCHA_SCRIPT = `(() => {
  const add = (parent, text, run) => {
    const button = document.createElement('button');
    Object.assign(button, { type: 'button', textContent: text, onclick: run });
    parent.append(button);
  };
  window.grecaptcha = {
    render(element, options) {
      element.dataset.sitekey = options.sitekey;
      add(element, 'I am not a robot', () => options.callback('token-of-google'));
      add(element, 'Let it expire', () => options['expired-callback']());
      return 0;
    },
    reset() {},
    getResponse: () => '',
  };
  window.onloadcallback();
})();`;
