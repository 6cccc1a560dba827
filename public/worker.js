// The service worker (docs/decisions/0021-offline.md). /sw.js sets `maidan`: the release, and the page for times without a line
// in each language. It keeps that page, which is about nobody, and shows pushes. What is about a person is in the cache that
// lib/platform/browser/person-store keeps; from here it is only read.
const { release, pages } = self.maidan;
const KEPT = `maidan:page:${release}`;
/** Of a person: what the page shows, in the language in which it was taken. */
const OF_PERSON = /^maidan:\d+$/;
const COPY = '/api/offline';

/** Where the system posts a picture that somebody shares with the app, and where it then waits. */
const SHARE = '/share';
const SHARED = '/share/picture';
const CHOOSE_CHAT = '/messages';

/** Answers by the buttons of a push that wait for a connection, one for each game; also the tag of their background sync. */
const ANSWERS = '/push/answers/';

/** Longer than a slow line takes to begin an answer; a dead one never does. */
const WAIT_MS = 6_000;

/** With its ending: a script in the page may put a name together. */
const FILE = /\/_next\/static\/[^"'\\\s)?]+\.\w+/g;
const PICTURES = ['/icons/lines.svg', '/icons/drawings.svg'];
const HAS_NO_PAGE = /^\/(?:api|media|_next|ws)(?:\/|$)/;

self.addEventListener('install', (event) => {
  self.skipWaiting();
  // If it fails, pages ask for it again.
  event.waitUntil(keepPage().catch(() => undefined));
});

self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

// From every open page now and then: where the browser knows no background sync, this sends what waits.
self.addEventListener('message', (event) => {
  if (event.data === 'keep') event.waitUntil(Promise.allSettled([keepPage(), sendWaiting()]));
  if (event.data === 'follow') event.waitUntil(followShown().catch(() => undefined));
});

self.addEventListener('sync', (event) => {
  if (event.tag === ANSWERS) event.waitUntil(sendWaiting());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin) return;
  if (request.method === 'POST' && pathname === SHARE) event.respondWith(takeShared(request));
  if (request.method !== 'GET' || !release) return;
  if (request.mode === 'navigate') {
    if (!HAS_NO_PAGE.test(pathname)) event.respondWith(openPage(event, pathname));
  } else if (pathname.startsWith('/_next/static/')) {
    // Their names change with their content, so the kept one is the same.
    event.respondWith(keptFile(request).then((kept) => kept ?? fetch(request)));
  } else if (PICTURES.includes(pathname)) {
    event.respondWith(
      fetch(request).catch(async () => (await keptFile(request)) ?? Response.error()),
    );
  }
});

async function takeOver() {
  for (const name of await caches.keys())
    if (!OF_PERSON.test(name) && name !== KEPT) await caches.delete(name);
  // The request for a page does not wait for this worker to start.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

/** Keeps the page of this release in every language, with all files that it names: all of it, or nothing. */
async function keepPage() {
  if (!release || (await caches.has(KEPT))) return;
  const answers = new Map();
  const files = new Set(PICTURES);
  for (const page of Object.values(pages)) {
    const answer = await read(page);
    const text = await answer.clone().text();
    // During an upgrade another process may answer, whose files are not those of this worker.
    if (!text.includes(`data-release="${release}"`)) throw new Error('the page of another release');
    for (const [file] of text.matchAll(FILE)) files.add(file);
    answers.set(page, await withoutTime(answer));
  }
  for (const file of files) {
    const answer = await read(file);
    answers.set(file, answer);
    if (!file.endsWith('.css')) continue;
    const text = await answer.clone().text();
    for (const [, url] of text.matchAll(/url\(["']?([^"')]+\.woff2)/g)) {
      const font = new URL(url, new URL(file, self.location.origin)).pathname;
      if (!answers.has(font)) answers.set(font, await read(font));
    }
  }
  const kept = await caches.open(KEPT);
  await Promise.all([...answers].map(([url, answer]) => kept.put(url, answer)));
}

/** The time at which it was served would later pass for the present one. */
async function withoutTime(answer) {
  const headers = new Headers(answer.headers);
  headers.delete('server-timing');
  return new Response(await answer.blob(), { headers });
}

async function read(url) {
  const answer = await fetch(url, { credentials: 'omit' });
  if (!answer.ok || answer.redirected) throw new Error(`${url}: ${answer.status}`);
  return answer;
}

async function keptFile(request) {
  return (await caches.has(KEPT))
    ? (await caches.open(KEPT)).match(request, { ignoreVary: true, ignoreSearch: true })
    : undefined;
}

/** The page itself; without a line, or when it stays silent, the kept one under the same address. */
async function openPage(event, pathname) {
  const live = Promise.resolve(event.preloadResponse).then(
    (early) => early ?? fetch(event.request),
  );
  event.waitUntil(live.catch(() => undefined));
  // Whoever asks again waits as long as the browser does.
  const isPatient = event.request.cache === 'reload' || event.request.cache === 'no-cache';
  try {
    return await (isPatient ? live : inTime(live));
  } catch {
    const page = pages[await languageOf(pathname)];
    return (page && (await keptFile(page))) ?? live;
  }
}

function inTime(answer) {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('no answer in time')), WAIT_MS);
    answer.then(resolve, reject);
  });
}

/** That of the address; members' pages have none, so that in which the person's copy was taken. */
async function languageOf(pathname) {
  const [, first] = pathname.split('/');
  if (first !== 'en' && Object.hasOwn(pages, first)) return first;
  for (const name of await caches.keys()) {
    const copy = OF_PERSON.test(name) ? await (await caches.open(name)).match(COPY) : undefined;
    if (copy) return copy.headers.get('content-language');
  }
  return 'en';
}

/** Keeps a shared picture with what else belongs to the person, until they have chosen a chat. It never reaches the server here. */
async function takeShared(request) {
  const picture = (await request.formData()).get('picture');
  const kept = await cacheOfPerson();
  if (kept && picture instanceof File) {
    const headers = { 'content-type': picture.type };
    await kept.put(SHARED, new Response(picture, { headers }));
  }
  return Response.redirect(CHOOSE_CHAT, 303);
}

self.addEventListener('push', (event) => {
  event.waitUntil(showPush(event.data ? event.data.json() : {}));
});

async function showPush({ title = 'Maidan', body = '', silent = false, ...push }) {
  const { id, tag, url = '/', answer, lang, dir, isListed } = push;
  const [shown] = tag ? await self.registration.getNotifications({ tag }) : [];
  await self.registration.showNotification(title, {
    body,
    tag,
    // A new message of the same chat is heard; a push that comes twice is not.
    renotify: !silent && shown !== undefined && shown.data?.id !== id,
    silent,
    lang,
    dir,
    icon: '/apple-icon.png',
    badge: '/icons/app-monochrome-512.png',
    actions: answer ? buttonsOf(answer) : [],
    data: { id, url, answer, isListed, words: { title, body } },
  });
  // The rest may fail: without a line, or after the session has ended.
  await Promise.allSettled([showUnread(), followShown()]);
}

// A push of an earlier release does not name its buttons.
const buttonsOf = ({ buttons = ['going', 'out'], ...answer }) =>
  buttons.map((action) => ({ action, title: answer[action].button }));

async function readAnswer(url) {
  const response = await fetch(url, { headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.json();
}

/** The number on the icon of the installed app. */
async function showUnread() {
  if (!('setAppBadge' in self.navigator)) return;
  const { conversations, requests } = await readAnswer('/api/conversations/unread');
  await self.navigator.setAppBadge(conversations + requests);
}

const LISTED_MAX = 100;

/** Removes what has been read on another device, or has gone with what it was about, and shows changed words in place of the old. */
async function followShown() {
  const shown = await self.registration.getNotifications();
  if (shown.length === 0) return;
  const told = await readAnswer(`/api/notifications?limit=${LISTED_MAX}`);
  const rows = new Map(told.map((row) => [row.id, row]));
  // Older ones may be on further pages.
  const oldest = told.length < LISTED_MAX ? 0 : Math.min(...rows.keys());
  for (const push of shown) {
    const { id, isListed } = push.data ?? {};
    const row = rows.get(id);
    if (row ? row.isRead : isListed && id >= oldest) push.close();
    else if (row) await showChanged(push, row);
  }
}

/** Not what came of an answer, which stands in the same place. */
async function showChanged({ title, body, tag, lang, dir, actions, data }, row) {
  if (title !== data.words?.title || body !== data.words.body) return;
  // A long text is shown shortened.
  const isSame = row.title === title && row.content.startsWith(body.replace(/…$/, ''));
  if (isSame) return;
  const words = { title: row.title, body: row.content };
  await replacePush({ ...words, tag, lang, dir, actions: [...actions], data: { ...data, words } });
}

/** In the place of the push with the same tag, unheard. */
const replacePush = ({ title, ...push }) =>
  self.registration.showNotification(title, {
    ...push,
    silent: true,
    icon: '/apple-icon.png',
    badge: '/icons/app-monochrome-512.png',
  });

self.addEventListener('notificationclick', (event) => {
  const { notification, action } = event;
  const { url = '/', answer } = notification.data ?? {};
  if (answer && (action === 'going' || action === 'out')) {
    event.waitUntil(sendAnswer(notification, action));
    return;
  }
  notification.close();
  const target = new URL(url, self.location.origin);
  // Never to another site, whatever a push says.
  if (target.origin !== self.location.origin) return;
  event.waitUntil(open(target));
});

/** Answers the game or the request for a court, once however often the button is pressed, and says what came of it in the same place. */
async function sendAnswer({ title, tag, lang, dir, data }, action) {
  const { gameId, calls, failed } = data.answer;
  const ask = { title, tag, lang, dir, data };
  const say = (body, actions) => replacePush({ ...ask, body, actions });
  const again = buttonsOf(data.answer);
  let response;
  try {
    response = await fetch(calls?.[action] ?? `/api/games/${gameId}/rsvp`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': `push-${data.id}-${action}`,
      },
      body: JSON.stringify(calls ? {} : { answer: action }),
    });
  } catch {
    // A court cannot wait: somebody else may have it by then.
    const isWaiting = !calls && (await keepAnswer(`${ANSWERS}${gameId}`, { ask, action }));
    return say(isWaiting ? data.answer.waits : failed, again);
  }
  // A later answer for the same game replaces one that waits.
  await (await cacheOfPerson())?.delete(`${ANSWERS}${gameId}`);
  if (response.ok) return say(data.answer[action].done, []);
  // The server's refusal is a sentence in the reader's language.
  const { error = failed } = await response.json().catch(() => ({}));
  return say(error, again);
}

/** With what else belongs to the person, so that signing out removes it. @returns whether it waits */
async function keepAnswer(url, answer) {
  const kept = await cacheOfPerson();
  if (!kept) return false;
  await kept.put(url, new Response(JSON.stringify(answer)));
  // Where there is none, the next open page asks.
  await self.registration.sync?.register(ANSWERS).catch(() => undefined);
  return true;
}

async function sendWaiting() {
  const kept = await cacheOfPerson();
  for (const request of (await kept?.keys()) ?? []) {
    if (!new URL(request.url).pathname.startsWith(ANSWERS)) continue;
    const { ask, action } = await (await kept.match(request)).json();
    await sendAnswer(ask, action);
  }
}

async function cacheOfPerson() {
  const name = (await caches.keys()).find((each) => OF_PERSON.test(each));
  return name && caches.open(name);
}

async function open(target) {
  for (const page of await self.clients.matchAll({ type: 'window', includeUncontrolled: true })) {
    try {
      const led = await page.navigate(target.href);
      // Refused without a user gesture; the page opens anyway.
      await (led || page).focus().catch(() => undefined);
      return;
    } catch {
      // A page not controlled by this worker cannot be navigated; another one is used, or a new one opened.
    }
  }
  await self.clients.openWindow(target.href);
}
