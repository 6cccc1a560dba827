import { GENDERS, type Gender } from '@/lib/users/constants';

/** The gender stated in a link's form; undefined where the form does not request it. */
export function genderIn(form: HTMLFormElement): Gender | undefined {
  const stated = new FormData(form).get('gender');
  return GENDERS.find((gender) => gender === stated);
}
