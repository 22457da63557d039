/** Media with larger fields: phones and touch screens. */
export const touch = '@media (max-width: 760.95px), (pointer: coarse)';

/** A low field of the form. */
export const inputStyle = {
  '& .MuiOutlinedInput-input': { height: 20, py: '6px', fontSize: '0.8125rem' },
  [touch]: { '& .MuiOutlinedInput-input': { py: '10px', fontSize: '1rem' } },
} as const;
