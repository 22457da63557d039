export const fileMessages = {
  proofUnreadable: 'This file cannot be read as a picture or PDF. Please choose another.',
  pictureTooLarge: 'The picture has more than 40 megapixels. Please choose a smaller one.',
  pictureTooComplex:
    'This picture takes too much work to open. Save it as a plain JPEG or PNG, or choose a smaller one.',
  uploadsUsedUp: 'You have uploaded 50 MB today. Please try again tomorrow.',
} as const;
