import { GENDERS, type Gender } from '@/lib/users/constants';

/** The gender that was stated in a form of a link; undefined where it does not ask. */
export function genderIn(form: HTMLFormElement): Gender | undefined {
  const stated = new FormData(form).get('gender');
  return GENDERS.find((gender) => gender === stated);
}
