// The content security policy lets no text become code. Zod would try it once on each page that has a form, and the browser
// would report that. Set before zod loads and without importing it: pages without forms do not carry it.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
