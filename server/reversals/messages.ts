export const reversalMessages = {
  depositNotFinal: 'Only a confirmed deposit can be reversed.',
  withdrawalNotFinal: 'Only a paid withdrawal can be reversed. Decline this one instead.',
  kindUnfit: 'This does not fit what you reverse. Choose another.',
} as const;
