export const copy = {
  title: 'Keyboard shortcuts',
  switch: 'Use keyboard shortcuts',
  text: 'Off while you type. Under an open dialog only its own keys work.',
  groups: [
    {
      title: 'Everywhere',
      keys: [
        [['Ctrl', 'K'], 'Search people, deposits, withdrawals, screens'],
        [['?'], 'This list'],
      ],
    },
    {
      title: 'Lists',
      keys: [
        [['J', 'K'], 'Down, up'],
        [['Enter'], 'Open the row'],
        [['Space'], 'Preview the row'],
        [['X'], 'Select the row'],
        [['N'], 'Start reviewing'],
        [['/'], 'Search the list'],
        [['F'], 'Filters'],
        [['R'], 'Show new rows'],
        [['Esc'], 'Clear the search or the selection'],
      ],
    },
    {
      title: 'Records',
      keys: [
        [['C'], 'Confirm, approve or pay'],
        [['D'], 'Decline'],
        [['Ctrl', 'Enter'], 'Submit'],
        [['Esc'], 'Cancel, then back'],
        [['N', 'P'], 'Next, previous'],
        [['T'], 'Take over'],
        [['M'], 'Staff note'],
        [['Q'], 'Ask the investor'],
        [['O'], 'Proof in the full window'],
        [['+', '-'], 'Zoom the proof'],
        [['F', 'R'], 'Fit or rotate the proof'],
        [['PgUp', 'PgDn'], 'Turn the pages of the proof'],
        [['1', '9'], 'Choose a reason while declining'],
      ],
    },
  ],
} as const;
