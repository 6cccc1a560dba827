/** Opens WhatsApp with the text; the person chooses the chat. A plain address, without a script of theirs. */
export const whatsAppUrl = (text: string): string =>
  `https://wa.me/?text=${encodeURIComponent(text)}`;
