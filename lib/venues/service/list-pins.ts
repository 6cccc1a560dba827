import { PINS_MAX } from '@/lib/venues/constants';
import { findPins } from '@/lib/venues/repository/find-pins';
import type { ListPinsInput, VenuePinsDto } from '@/lib/venues/schema/list-pins';

export async function listPins(input: ListPinsInput): Promise<VenuePinsDto> {
  const { bounds, sportId, country = null, city = null, area = null, search = '' } = input;
  const rows = await findPins(
    { bounds, sportIds: sportId, country, city, area, search },
    PINS_MAX + 1,
  );
  return { pins: rows.slice(0, PINS_MAX), isCut: rows.length > PINS_MAX };
}
