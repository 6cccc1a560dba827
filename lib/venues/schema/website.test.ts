import { describe, expect, it } from 'vitest';
import { toWebsite, websiteField } from './website';

const TRICKS = [
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'jAvAsCrIpT:alert(1)',
  ' javascript:alert(1)',
  'javascript:alert(1) ',
  'javascript\t:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  'java\r\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  '\u0000javascript:alert(1)',
  '\u200bjavascript:alert(1)',
  '\ufeffjavascript:alert(1)',
  '\u202ejavascript:alert(1)',
  'javascript://example.com/%0aalert(1)',
  'javascript:/*https://example.com*/alert(1)',
  'javascript:https://example.com',
  'javascript&colon;alert(1)',
  'javascript%3aalert(1)',
  'javascript\uff1aalert(1)',
  'java script:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD4=',
  'DATA:text/html,x',
  'data:,x',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'da\tta:text/html,x',
  'vbscript:msgbox(1)',
  'VBScript:msgbox(1)',
  'livescript:alert(1)',
  'mocha:alert(1)',
  'file:///etc/passwd',
  'file://localhost/etc/passwd',
  'ftp://example.com',
  'blob:https://example.com/1',
  'filesystem:https://example.com/1',
  'about:blank',
  'chrome://settings',
  'view-source:https://example.com',
  'intent://example.com#Intent;end',
  'ws://example.com',
  'wss://example.com',
  'mailto:ali@example.com',
  'tel:+923001234567',
  'sms:+923001234567',
  'ssh://example.com',
  'gopher://example.com',
  'jar:https://example.com!/x',
  'feed:javascript:alert(1)',
  'ms-settings:privacy',
  'x:alert(1)',
  'https:javascript:alert(1)',
  'https:alert(1)',
  'https:/example.com',
  'https:///example.com',
  'https:\\\\example.com',
  'http://',
  'https://',
  '//example.com',
  '\\\\example.com',
  '/local/path',
  '?query',
  '#hash',
  'https://user@example.com',
  'https://user:pass@example.com',
  'https://example.com@evil.test',
  'https://localhost',
  'http://127.0.0.1',
  'http://[::1]',
  'http://2130706433',
  'https://exa mple.com',
  'https://<script>.com',
  'not a website',
  'nodots',
];

describe('an invalid website', () => {
  it.each(TRICKS)('%j', (text) => {
    expect(toWebsite(text)).toBeNull();
  });

  it('is refused with a message, even with invisible characters', () => {
    for (const text of TRICKS) {
      const result = websiteField.safeParse(text);
      const href = result.success ? result.data : null;
      expect(href === null || /^https?:\/\/[a-z0-9.-]+\//.test(href), text).toBe(true);
      expect(href ?? '', text).not.toMatch(/script:|data:/i);
    }
    const { error } = websiteField.safeParse('javascript:alert(1)');
    expect(error?.issues[0]?.message).toBe('Website must be an address like https://example.com');
  });
});

it.each([
  ['https://example.com', 'https://example.com/'],
  ['example.com', 'https://example.com/'],
  ['www.example.com.pk/courts?x=1#y', 'https://www.example.com.pk/courts?x=1#y'],
  ['HTTP://EXAMPLE.com', 'http://example.com/'],
  ['example.com:8080/x', 'https://example.com:8080/x'],
  ['https://کرکٹ.com', 'https://xn--ngbc9ctn.com/'],
])('accepts %s', (text, href) => {
  const taken = toWebsite(text);
  expect(text.startsWith('https://کر') ? taken?.startsWith('https://xn--') : taken === href).toBe(
    true,
  );
});

it('accepts an empty value, and refuses one that is too long with a message', () => {
  expect(websiteField.parse('  ')).toBeNull();
  const long = `https://example.com/${'x'.repeat(400)}`;
  expect(websiteField.safeParse(long).error?.issues[0]?.message).toMatch(/at most 300/);
});
