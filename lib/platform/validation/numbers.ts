import { z } from 'zod';

const INT32_MAX = 2_147_483_647;

/** A row id in a JSON body. */
export const idSchema = z.number().int().positive().max(INT32_MAX);

/** A row id in a path or query, which are text: digits only, so that '1e3', '0x1' and ' 1' are not ids. */
export const idParam = z
  .string()
  .regex(/^[1-9]\d{0,9}$/, 'An id must be a whole number above 0')
  .transform(Number)
  .pipe(idSchema);

export const latitude = z
  .number()
  .min(-90, 'Latitude must be between -90 and 90')
  .max(90, 'Latitude must be between -90 and 90');
export const longitude = z
  .number()
  .min(-180, 'Longitude must be between -180 and 180')
  .max(180, 'Longitude must be between -180 and 180');

/** A finite decimal in a query; '' and '1e9' are refused, unlike with `Number()`. `label` starts the sentence. */
export function decimalParam(label: string) {
  return z
    .string()
    .regex(/^-?\d{1,9}(\.\d{1,20})?$/, `${label} must be a number`)
    .transform(Number);
}

export const latitudeParam = decimalParam('Latitude').pipe(latitude);
export const longitudeParam = decimalParam('Longitude').pipe(longitude);
