const SYMBOLS: Record<string, string> = { PKR: 'Rs.' };

/** 'Rs. 2,500'. A currency without a symbol is shown with its code. */
export function formatMoney(amount: number, currency: string): string {
  return `${SYMBOLS[currency] ?? currency} ${amount.toLocaleString('en')}`;
}
