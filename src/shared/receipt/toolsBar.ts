const narrow = '@media (max-width: 760.95px)';

/** The style of the words before the tools. */
export const head = {
  mr: 'auto',
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  // The rest of the width, so that the tools have one line.
  [narrow]: { pl: 1.5, flex: '1 1 0' },
} as const;

/** On a narrow screen the tools are a second line. */
export const headWithClose = {
  ...head,
  [narrow]: { order: -2, flex: '1 1 calc(100% - 64px)', pl: 1.5 },
} as const;

/** The place of the button that closes a dialog. */
export const closePlace = { [narrow]: { order: -1 } } as const;

/** The style of the bar itself. */
export const toolsBar = {
  flexShrink: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 0.25,
  minHeight: 40,
  pl: 2,
  pr: 1.5,
  bgcolor: 'background.paper',
  borderBottom: 1,
  borderColor: 'divider',
  whiteSpace: 'nowrap',
  [narrow]: {
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    px: 0.5,
    '& output': { display: 'none' },
  },
} as const;
