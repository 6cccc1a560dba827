/** Part 1 §5: 'Please select an image smaller than 5MB'. */
export const PROFILE_PHOTO_BYTES_MAX = 5 * 1024 * 1024;
