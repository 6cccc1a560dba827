// The rules of check-structure for visible and interactive elements.
import { isTest } from './source-files.mjs';

// Texts that people choose: their own names, and titles.
const PEOPLES_NAME =
  /\$\{(?:[\w.?]*\b(?:person|user|profile|sender|member|player|organiser|creator|client|coach|joiner|asker|asked|liker|pair|group|game|venue|lesson|sport|passkey|item)\??\.(?:name|title)|(?:sender|creator|client|coach|group|venue)Name)\}/g;

/** A right-to-left name reorders the sentence around it. */
function checkSentences(file, { text }, report) {
  if (!/^(app|components|lib)\//.test(file) || isTest(file)) return;
  if (/\/repository|json-ld|share-card|card\.png/.test(file)) return;
  for (const [name] of text.matchAll(PEOPLES_NAME))
    report(
      `puts ${name} into a text unisolated: put the sentence into the texts of the folder and use name() there, or <bdi> in markup.`,
    );
}

/** Input from before hydration must not be lost: components/ui/use-before-hydration.ts. */
function checkFields(file, { text, imports }, report) {
  if (!/^(app|components)\/.*\.tsx$/.test(file) || isTest(file)) return;
  if (file.startsWith('components/ui/')) return;
  for (const [tag] of text.matchAll(/<(?:form|input|select|textarea)\b[^]*?>/g)) {
    if (/^<form\b[^]*\sonSubmit=/.test(tag) && !imports.includes('components/ui/act-once')) {
      report(
        'submits a <form> without actOnce of components/ui/act-once: a second press would send it twice.',
      );
    }
    if (/^<form\b[^]*\saction=/.test(tag) || /\stype="hidden"/.test(tag)) continue;
    const isFit = /^<(select|textarea\b[^]*\sdir="auto")/.test(tag);
    if (isFit && imports.includes('components/ui/use-before-hydration')) continue;
    report(
      `has a plain ${tag.split(/[\s>]/)[0]}>: use Form, Input, Textarea, Select, Switch or NativeInput of components/ui, which keep input from before hydration.`,
    );
  }
}

/** A handler must return its promise, or a second click does not wait for the first: components/ui/act-once.ts. */
function checkClicks(file, { text }, report) {
  for (const [found] of text.matchAll(/\bon(?:Click|Submit)=\{(?:async )?\(\) => void /g)) {
    report(`drops a promise in ${found}: return it, so that a second press waits for the first.`);
  }
  if (/\bonSubmit=\{[^}]*(?:\bvoid |\.mutate\()/.test(text)) {
    report('drops a promise in onSubmit: return it, so that a second press waits for the first.');
  }
  if (
    /^(app|components)\//.test(file) &&
    /\stype="submit"/.test(text) &&
    !/<[Ff]orm(?:Dialog)?\b/.test(text)
  ) {
    report(
      'has a submit button without a Form in the same file: keep them together, so that one press is one call.',
    );
  }
}

// Classes that name a physical side; Tailwind's logical twins (ms-, pe-, start-, text-start) follow the direction of the text.
// Two are allowed: left-(--x) takes a position that a script has measured, from the left in every language; and translate-x has
// no twin, since a transform knows no direction, so one that has to turn has an rtl: beside it.
const PHYSICAL =
  /["'`\s:!-](?:(?:[mp][lr]|scroll-[mp][lr]|border-[lr]|rounded-(?:[lr]|[tb][lr]))-[\w[(]|(?:border-[lr]|rounded-(?:[lr]|[tb][lr]))(?=["'`\s])|(?:left|right)-(?:[\d[]|auto|px|full)|(?:text|float|clear)-(?:left|right)\b)/;
const PHYSICAL_STYLE =
  /(?<![\w-])(?:(?:scroll-)?(?:margin|padding)-(?:left|right)|border-(?:(?:top|bottom)-)?(?:left|right)(?:-\w+)?|left|right|(?:text-align|float|clear)\s*:\s*(?:left|right)\b)(?=\s*[:;}!])/;

/** Half of the readers read from right to left. */
function checkSides(file, { text }, report) {
  if (!/^(app|components)\/.*\.(?:tsx?|css)$/.test(file) || isTest(file)) return;
  if (file.endsWith('.css')) {
    for (const [found] of text.matchAll(new RegExp(PHYSICAL_STYLE, 'g')))
      report(
        `has the physical ${found}: use the logical one (margin-inline-start, inset-inline-end, start).`,
      );
    return;
  }
  for (const [found] of text.matchAll(new RegExp(PHYSICAL, 'g')))
    report(`has the physical class${found}: use the logical one (ms-, pe-, start-, text-start).`);
}

/** A weight has one name, so that all headings of a kind change together. */
function checkWeights(file, { text }, report) {
  for (const [found] of text.matchAll(/\bfont-\[[\w()-]+\]/g))
    report(`has ${found}: use a weight of app/globals.css.`);
}

/** Forms and actions use one mechanism each. */
function checkForms(file, { text }, report) {
  if (!/^(app|components)\//.test(file) || file.startsWith('components/forms/')) return;
  if (/\b(?:useForm|zodResolver)\b/.test(text))
    report('calls react-hook-form: a form is useServerForm of components/forms.');
  if (/\buseMutation\b/.test(text))
    report('calls useMutation: an action is useAction of components/forms.');
  if (/\[busy, setBusy\]/.test(text))
    report('keeps its own busy state: useServerForm and useAction of components/forms have one.');
  if (/\buseState<FieldErrors>/.test(text))
    report('keeps its own errors: useServerForm of components/forms has them.');
  if (/\bcatch\b/.test(text) && /\berrorSentence\(/.test(text))
    report('words the failure of a call that it catches: useAction of components/forms does both.');
}

const NEXTS_ROUTER = /\bimport \{[^}]*\buseRouter\b[^}]*\} from 'next\/navigation'/;

/** After an upgrade Next answers a refresh with a whole page, which would empty the fields of this one. */
function checkRefreshes(file, { text }, report) {
  if (!/^(app|components)\//.test(file) || file === 'components/layout/use-router.ts') return;
  if (/\.refresh\(\)/.test(text) && NEXTS_ROUTER.test(text))
    report("refreshes with Next's own router: use useRouter of components/layout/use-router.");
}

/** The first part of a key selects what is refetched together, the second what is loaded: other keys would be missed. */
function checkQueryKeys(file, { text }, report) {
  if (!/^(app|components|lib)\//.test(file) || isTest(file)) return;
  if (file === 'lib/platform/http/queries.ts') return;
  for (const [found] of text.matchAll(/\b(?:query|mutation)Key:\s*\[[^\],]*,\s*[^\]\s][^\]]*\]/g))
    report(
      `has ${found.replace(/\s+/g, ' ')}: take the key from readQuery or batchesQuery of lib/platform/http/queries, which take further parts.`,
    );
}

/** Offline a chunk may fail to load, which must not remove the page: components/ui/load-part. */
function checkLoadedParts(file, { text }, report) {
  if (!/^(app|components)\//.test(file) || isTest(file)) return;
  if (/\bdynamic\((?!\)|\s*\(\) =>\s*load(?:Part|Screen)\()/.test(text) || /\blazy\(/.test(text))
    report(
      'loads a part that takes the page away where it does not arrive: dynamic(() => loadPart(() => import(…))) of components/ui/load-part.',
    );
}

/** A device's clock may be wrong by hours. Durations use performance.now(). */
function checkClocks(file, { text }, report) {
  const isBrowsers =
    /^(app|components|lib\/platform\/browser)\//.test(file) && !/^app\/.*\/?route\.ts$/.test(file);
  if (!isBrowsers || isTest(file)) return;
  if (['lib/platform/browser/clock.ts', 'lib/platform/browser/cached-clocks.ts'].includes(file))
    return;
  for (const [found] of text.matchAll(
    /\bDate\.now\b|\bnew (?:TZ)?Date\(\)|(?<!new )\bDate\(\)|\bTemporal\.Now\b/g,
  ))
    report(
      `has ${found}: the device's clock may be wrong; take useNow of components/calendar or currentTime of lib/platform/browser/clock.`,
    );
}

export const MARKUP_CHECKS = [
  checkSentences,
  checkFields,
  checkClicks,
  checkRefreshes,
  checkForms,
  checkSides,
  checkWeights,
  checkQueryKeys,
  checkLoadedParts,
  checkClocks,
];
