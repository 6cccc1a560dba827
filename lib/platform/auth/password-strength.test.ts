import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { passwordWeakness } from '@/lib/platform/auth/password-strength';
import { env } from '@/lib/platform/env/server';

const person = { email: 'ali.raza@example.com', name: 'Ali Raza', username: 'bijli_wala' };

describe('a new password', () => {
  it.each([
    'Password1',
    'PASSWORD',
    'iloveyou',
    '12345678',
    '87654321',
    'qwertyuiop',
    'Password1!',
    'aaaaaaaaaa',
    'abcabcabc',
    'letmein123',
    'qwerty!23',
    'p@ssw0rd!',
    '1q2w3e4r5t',
    'asdf;lkj',
    'Maidan2026',
    'lahore1234',
    'Lahore@123',
    'pakistan123',
    'cricket2024',
    'karachi786',
    'ali.raza',
    'ALI.RAZA@example.com',
    'ali raza',
    'AliRaza123',
    'raza.ali1',
    'aliraza2026',
    'bismillah1',
    'football10',
    '14081947',
    '01011990',
    'welcome123',
    'dragon123',
    // On the list of common passwords, but matching no pattern or word.
    '92k2cizCdP',
    'QRG7T8RHQY',
    'rjytwcdtnf',
    '1324354657687980',
    'Red7Stork',
    'arpeggio',
    'bijli_wala',
    'Bijliwala1',
    'maidan maidan',
    'Maidan-Maidan-Maidan',
    'babarazam56',
    'Babar Azam 56',
    'b@b@r azam',
    'shaheen.afridi10',
    'virat_kohli 18',
    'Ramzan2026',
    'ramadan mubarak',
    'Muharram 2025',
    'disambar2026',
    'pakistan zindabad',
    'Pakistan Zindabad!',
    'pakistan zindabad 2026',
    'lahore lahore 123',
    'qalandars2026',
    'Allah-u-Akbar',
    'jeevey pakistan',
    'پاکستان زندہ باد',
    'رمضان مبارک',
    'میدان میدان',
    'ali raza maidan',
    'merijaan123',
    'khuda hafiz',
    'bhaijaan1',
    'السلام علیکم',
    'purana pakistan',
    'chicken biryani',
    'Raza & Ali 2026',
    'zindagi na milegi',
    'Zindagi Na Milegee Dobara',
    'bhutto zinda hai',
    'Bhutto Zinda Hay',
    'apna time ayega',
    'apnatimeaayega',
    'pakistan jeetay ga',
    'Pakistan Jeetey Ga!',
    'assalam o alaikum',
    'Assalaamu-Alaikum',
    'dil dil pakistan 1992',
    'kabhi khushi kabhi gham',
    'kya hum nahi',
  ])('%s is refused as easily guessed', async (password) => {
    expect((await passwordWeakness(password, person))?.english).toMatch(/Please choose/);
  });

  it.each([
    'correct horse battery',
    'kinnow-orchard-7',
    'purple kinnow on the charpai',
    'hockey malik lahore sultan rickshaw',
    'mera-maidan-subah',
    'x7#kq!vz',
    'شام کی ہاکی ساڑھے سات',
  ])('%s is allowed', async (password) => {
    expect(await passwordWeakness(password, person)).toBeNull();
  });
});

describe('a list of breached passwords', () => {
  const password = 'correct horse battery';
  const hash = createHash('sha1').update(password).digest('hex').toUpperCase();
  let server: Server | undefined;

  async function listen(status: number, lines: string[]): Promise<string[]> {
    const asked: string[] = [];
    server = createServer((request, response) => {
      asked.push(request.url ?? '');
      response.writeHead(status).end(lines.join('\r\n'));
    }).listen(0, '127.0.0.1');
    await new Promise((done) => server?.once('listening', done));
    env.BREACH_CHECK_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}/range`;
    return asked;
  }

  afterEach(async () => {
    env.BREACH_CHECK_URL = undefined;
    await new Promise((done) => (server ? server.close(done) : done(undefined)));
  });

  it('is sent five characters of the hash, and a listed password is refused', async () => {
    const asked = await listen(200, [
      '0018A45C4D1DEF81644B54AB7F969B88D65:1',
      `${hash.slice(5)}:42`,
    ]);
    expect((await passwordWeakness(password, person))?.english).toMatch(/data breach/);
    expect(asked).toEqual([`/range/${hash.slice(0, 5)}`]);
  });

  it('allows unlisted passwords and padding entries, and every password when the service fails', async () => {
    await listen(200, [`${hash.slice(5)}:0`]);
    expect(await passwordWeakness(password, person)).toBeNull();
    env.BREACH_CHECK_URL = 'http://127.0.0.1:1/range';
    expect(await passwordWeakness(password, person)).toBeNull();
  });
});
