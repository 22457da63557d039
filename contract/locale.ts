import { setLocale } from 'yup';

// The default messages of yup begin with the field's name on the wire, which people do not know: an
// error has its field beside the message.
const inform = 'This is not in the right form.';

setLocale({
  mixed: {
    default: inform,
    required: 'Fill in this field.',
    defined: 'Fill in this field.',
    notNull: 'Fill in this field.',
    oneOf: 'Choose one of the options.',
    notOneOf: 'Choose one of the options.',
  },
  string: {
    max: ({ max }) => `At most ${max} characters.`,
    matches: inform,
    uuid: inform,
  },
  number: {
    min: ({ min }) => `At least ${min}.`,
    max: ({ max }) => `At most ${max}.`,
    integer: 'Enter a whole number.',
  },
});
