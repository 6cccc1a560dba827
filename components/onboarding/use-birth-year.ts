import { useState } from 'react';
import { toBirthYear } from '@/components/forms/birth-year-field';
import { useAction } from '@/components/forms/use-action';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import type { StatedBirthYearDto } from '@/lib/users/schema/settings';
import { texts } from './year-texts';

/** States the year of birth of the person. A refusal comes at once, beside the field, and everything else stays. */
export function useBirthYear(userId: number) {
  const { run, busy, error } = useAction({ inline: true });
  const [isMissing, setIsMissing] = useState(false);
  /** @param chosen '': none yet. @returns null when it was refused */
  async function state(chosen: string): Promise<StatedBirthYearDto | null> {
    const birthYear = toBirthYear(chosen);
    setIsMissing(birthYear === undefined);
    if (birthYear === undefined) return null;
    return save(birthYear);
  }
  /** @param birthYear null: not now */
  async function save(birthYear: number | null): Promise<StatedBirthYearDto | null> {
    let answer: StatedBirthYearDto | null = null;
    await run({
      call: () =>
        api('PUT /api/users/{id}/birth-year', { params: { id: userId }, body: { birthYear } }),
      failed: translate(texts).yearFailed,
      onDone: (stated) => {
        answer = stated;
      },
    });
    return answer;
  }
  return { state, save, busy, error: isMissing ? translate(texts).yearMissing : error };
}
