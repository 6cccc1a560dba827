// Loaded into every process of a chaos run before the product: it moves the clock of the process, uses up its memory, or plants
// a bug in the bare web process.
const system = Date;
let offsetMs = 0;
const now = () => system.now() + offsetMs;

globalThis.Date = new Proxy(system, {
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length > 0 ? given : [now()], newTarget),
  apply: () => new Date().toString(),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
});

process.on('message', (message) => {
  if (typeof message !== 'object' || message === null) return;
  if ('clockMs' in message) offsetMs = message.clockMs;
  if ('plant' in message) globalThis.plantedBug = message.plant;
  if ('fillMemory' in message) {
    const held = [];
    for (;;) held.push(Array.from({ length: 100_000 }, () => ({})));
  }
});
// The listener must not keep an idle process alive.
process.channel?.unref();
