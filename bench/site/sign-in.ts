/** Signs in as the first sample person that can be, from `firstId` on. @returns their cookies */
export async function signIn(url: string, firstId: number): Promise<string> {
  const jar = new Map<string, string>();
  const ask = async (path: string, body?: URLSearchParams) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { cookie, origin: url, 'sec-fetch-site': 'same-origin' };
    const init = { headers, body, method: body ? 'POST' : 'GET', redirect: 'manual' } as const;
    const response = await fetch(url + path, init);
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    }
    return response;
  };
  for (let userId = firstId; userId < 50; userId += 1) {
    const { csrfToken } = (await (await ask('/api/auth/csrf')).json()) as { csrfToken: string };
    const fields = { csrfToken, userId: String(userId), callbackUrl: '/' };
    await ask('/api/auth/callback/sample', new URLSearchParams(fields));
    if ((await ask('/api/notifications')).ok) {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    }
  }
  throw new Error('no sample person could sign in');
}
