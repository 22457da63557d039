import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useSession } from '#src/shared/session/useSession.ts';
import { AccountPanel } from './AccountPanel.tsx';
import { Initials } from './Initials.tsx';

const panelId = 'account-panel';

/** The user's name with a disclosure panel, which Escape closes. */
export function AccountMenu() {
  const { user } = useSession();
  const [open, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  if (!user) return null;
  const { fullName } = user;
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    toggle.current?.focus();
  };
  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <Box
        sx={{ position: 'relative', minWidth: 0, flexShrink: { xs: 0, tablet: 1 } }}
        onKeyDown={closeByKey}
      >
        <Button
          ref={toggle}
          color="inherit"
          aria-expanded={open}
          aria-controls={open ? panelId : undefined}
          onClick={() => setOpen(!open)}
          endIcon={<ExpandMore sx={{ display: { xs: 'none', tablet: 'block' } }} />}
          sx={{ gap: 1, maxWidth: '100%', px: 1, minWidth: 44 }}
        >
          <Initials fullName={fullName} size={32} />
          <Box
            component="span"
            sx={{
              // On a phone only a screen reader gets the name.
              position: { xs: 'absolute', tablet: 'static' },
              clipPath: { xs: 'inset(50%)', tablet: 'none' },
              maxWidth: { xs: 1, tablet: 220 },
              overflow: 'hidden',
              textOverflow: 'ellipsis',
              whiteSpace: 'nowrap',
            }}
          >
            {fullName}
          </Box>
        </Button>
        {open && <AccountPanel id={panelId} user={user} onNavigate={() => setOpen(false)} />}
      </Box>
    </ClickAwayListener>
  );
}
