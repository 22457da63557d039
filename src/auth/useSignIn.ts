import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { auth } from '#contract/auth.ts';
import type { BodyOf, ReplyOf } from '#contract/call.ts';
import { messages } from '#contract/messages.ts';
import { profileKey } from '#src/shared/access/useProfile.ts';
import { send } from '#src/shared/api/send.ts';
import { landingOf } from '#src/shared/session/landing.ts';
import { session } from '#src/shared/session/store.ts';
import { readDevice, writeDevice } from '#src/shared/session/storedSession.ts';
import { useToasts } from '#src/shared/toasts/useToasts.ts';
import { useAuthCall } from './useAuthCall.ts';

/** How long the success toast stays (S-092). */
const welcomeMs = 2000;
/** How long after a sign-in its page opens, by role (S-089, S-090). */
const landingMs = { admin: 1000, user: 2000 } as const;

interface Landing {
  to: string;
  afterMs: number;
}

/** Signs in, keeps the session and opens the right page after the delay of its role. */
export function useSignIn() {
  const toasts = useToasts();
  const navigate = useNavigate();
  const { state } = useLocation();
  const cache = useQueryClient();
  const [landing, setLanding] = useState<Landing>();

  const onReply = ({ token, device, userType, data, message }: ReplyOf<typeof auth.signIn>) => {
    writeDevice(device);
    session.begin(token, data);
    // The reply is the newest profile: the guard need not ask again.
    cache.setQueryData(profileKey(data._id), data);
    toasts.said(userType === 'admin' ? messages.welcomeAdmin : message, welcomeMs);
    const isAdmin = userType === 'admin';
    setLanding({ to: landingOf({ isAdmin }, state), afterMs: landingMs[userType] });
  };

  useEffect(() => {
    if (!landing) return undefined;
    const timer = setTimeout(() => navigate(landing.to, { replace: true }), landing.afterMs);
    return () => clearTimeout(timer);
  }, [landing, navigate]);

  const call = useAuthCall({
    ask: (body: BodyOf<typeof auth.signIn>) =>
      send(auth.signIn, { body: { ...body, device: readDevice() } }),
    onReply,
  });
  return { ...call, landing: landing !== undefined };
}
