import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('components/forms/texts', {
  // Forms and their outcome
  cancel: 'Cancel',
  oneMoment: 'One moment…',
  error: 'Error',
  // The device's position
  locationError: 'Location Error',
  locationDenied: 'Location access denied by user',
  locationUnavailable: 'Location information is unavailable',
  locationTimeout: 'Location request timed out',
  locationUnsupported: 'Geolocation is not supported by this browser',
  locationFailed: 'Unable to retrieve your location',

  moreOptions: 'More options',
  tryAgain: 'Try again',
  optional: ' (optional)',
  // The captcha
  verification: 'Verification',
  captchaLoading: 'Loading the captcha…',
  captchaExpired: 'The captcha has expired. Please complete it again.',
  captchaAgain: 'Please complete the captcha again.',
  captchaFailed: 'The captcha could not be loaded. Please check your connection and try again.',
  // The widget of our own captcha; these English words are the library's.
  notRobot: "I'm not a robot",
  verifying: 'Verifying...',
  verified: 'Verified',
  verificationFailed: 'Verification failed. Try again later.',
  verificationExpired: 'Verification expired. Try again.',
  verificationRequired: 'Verification required!',
  verificationWait: 'Verifying... please wait.',
  /** What was typed before the page was left waits in the form. */
  typedIsBack: 'What you typed before is here again.',
  // A picture
  changePhoto: 'Change photo',
  choosePhoto: 'Choose photo',
  removePhoto: 'Remove photo',
  wrongFileType: 'Invalid file type',
  selectImage: 'Please select an image file',
  emptyFile: 'This file is empty.',
  otherFormat:
    'This kind of picture cannot be used. Please choose a JPG, PNG, WebP or GIF picture.',
  damagedPicture: 'This picture is damaged or incomplete.',
  fileTooLarge: 'File too large',
  selectSmallerImage: ({ megabytes }: { megabytes: number }) =>
    `Please select an image smaller than ${megabytes}MB`,
  // Its upload
  scaling: 'Preparing…',
  uploading: ({ percent }: { percent: number }) => `Uploading… ${percent}%`,
  uploadEnds: 'Almost done…',
  uploadProgress: 'Upload progress',
  stopUpload: 'Cancel',
  cancelUpload: 'Cancel the upload',
  uploadCancelled: 'Upload cancelled',
  notUploaded: 'The picture has not been uploaded.',
  // A place
  cityOrArea: 'City or area',
  places: 'Places',
  searching: 'Searching…',
  searchFailed: 'Places could not be searched.',
  placeNotFound: 'Location not found',
  placeNotFoundBut: '<lead>Location not found</lead><question>. Did you mean</question>',
  didYouMean: 'Did you mean',
  chooseMeant: 'Choose the place you mean',
  notFoundSuggestions: ({ count }: { count: number }, { plural }) =>
    `Location not found. ${plural(count, { one: '1 suggestion', other: `${count} suggestions` })}.`,
  placesFound: ({ count }: { count: number }, { plural }) =>
    `${plural(count, { one: '1 place', other: `${count} places` })} found. Use the arrow keys to choose.`,
  // A review
  comment: 'Comment',
  writeReview: 'Write Review',
  editYourReview: 'Edit your review',
  submitReview: 'Submit Review',
  saveReview: 'Save review',
  reviewSubmitted: 'Review submitted successfully!',
  reviewUpdated: 'Review updated',
  reviewFailed: 'Failed to submit review',
  // The reply to a review
  yourReply: 'Your reply',
  saveReply: 'Save reply',
  replySaved: 'Reply saved',
  replyRemoved: 'Reply removed',
  replyFailed: 'Failed to save the reply',
  // Stars
  rating: 'Rating',
  stars: ({ stars, max }: { stars: number; max: number }, { plural }) =>
    `${stars} of ${max} ${plural(stars, { one: 'star', other: 'stars' })}`,
});
