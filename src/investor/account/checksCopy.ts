/** Words about confirmed emails and checked identities, which the overview uses too. */
export const checksCopy = {
  emailWhy:
    'Open the link in our email. You need this only to attach a picture as proof of a deposit.',
  resend: 'Send a new confirmation email',
  unverified: 'Identity not verified',
  unverifiedText:
    'We may check who you are before we pay a withdrawal. If we need a document, we ask for it in Messages.',
  check: 'To have your identity checked,',
  contact: 'contact us',
} as const;
