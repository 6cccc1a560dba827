import { AMOUNT_MAX, currencyDigits } from '@/lib/platform/language/currency';

/**
 * What stands for 1,000 rupees of the sample in other currencies, in whole units: what a game or an hour with a coach might cost
 * there, a rounded guess rather than a rate of exchange.
 */
const THOUSAND_RUPEES = new Map(
  `
AED 25, AFN 250, ALL 450, AMD 1500, ANG 15, AOA 3500, ARS 5000, AUD 16, AWG 15, AZN 6, BAM 15, BBD 15, BDT 430, BHD 2, BIF 11000,
BMD 10, BND 9, BOB 25, BRL 30, BSD 10, BTN 300, BWP 48, BYN 12, BZD 12, CAD 15, CDF 9000, CHF 14, CLP 5000, CNY 40, COP 15000,
CRC 2500, CUP 90, CVE 500, CZK 180, DJF 640, DKK 75, DOP 250, DZD 480, EGP 175, ERN 54, ETB 450, EUR 10, FJD 12, FKP 9, GBP 9,
GEL 12, GHS 45, GIP 9, GMD 250, GNF 31000, GTQ 35, GYD 900, HKD 80, HNL 110, HTG 480, HUF 3000, IDR 60000, ILS 35, INR 300,
IQD 5500, IRR 200000, ISK 1400, JMD 700, JOD 4, JPY 1200, KES 500, KGS 320, KHR 16000, KMF 2000, KPW 3000, KRW 10000, KWD 2,
KYD 10, KZT 2500, LAK 80000, LBP 400000, LKR 1100, LRD 700, LSL 65, LYD 20, MAD 45, MDL 75, MGA 16000, MKD 450, MMK 9000,
MNT 14000, MOP 70, MRU 150, MUR 200, MVR 80, MWK 7000, MXN 90, MYR 22, MZN 250, NAD 65, NGN 5500, NIO 140, NOK 110, NPR 480,
NZD 17, OMR 2, PAB 8, PEN 18, PGK 18, PHP 250, PLN 32, PYG 30000, QAR 25, RON 38, RSD 900, RUB 500, RWF 5500, SAR 25, SBD 45,
SCR 80, SDG 3000, SEK 100, SGD 14, SHP 9, SLE 85, SOS 2000, SRD 160, SSP 10000, STN 180, SYP 50000, SZL 65, THB 200, TJS 40,
TMT 13, TND 15, TOP 12, TRY 250, TTD 40, TWD 200, TZS 9500, UAH 200, UGX 13500, USD 12, UYU 300, UZS 45000, VES 900, VND 120000,
VUV 900, WST 14, XAF 2500, XCD 25, XCG 15, XOF 2500, XPF 1200, YER 2000, ZAR 65, ZMW 90, ZWG 100`
    .trim()
    .split(/,\s+/)
    .map((entry) => [entry.slice(0, 3), Number(entry.slice(4))] as const),
);

/** In round whole units: 15, 450, 2500. */
export function unitsIn(currency: string, rupees: number): number {
  if (currency === 'PKR' || rupees === 0) return rupees;
  const thousand = THOUSAND_RUPEES.get(currency);
  if (thousand === undefined) throw new Error(`The sample knows no prices in ${currency}`);
  const exact = (rupees * thousand) / 1_000;
  const step = Math.max(1, 10 ** Math.floor(Math.log10(exact)) / 2);
  return Math.max(1, Math.round(Math.round(exact / step) * step));
}

/** In the smallest unit of the currency, as amounts are stored. */
export const amountIn = (currency: string, rupees: number): number =>
  Math.min(AMOUNT_MAX, unitsIn(currency, rupees) * 10 ** currencyDigits(currency));
