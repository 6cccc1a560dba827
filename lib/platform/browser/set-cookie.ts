/** For what the server must know before it renders; the browser's own storage never reaches it. @param cookie with its attributes */
export function setCookie(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: old browsers have no Cookie Store
  document.cookie = cookie;
}
