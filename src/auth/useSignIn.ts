import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { auth } from '#contract/auth.ts';
import type { BodyOf, ReplyOf } from '#contract/call.ts';
import { messages } from '#contract/messages.ts';
import { profileKey } from '#src/shared/access/useProfile.ts';
import { send } from '#src/shared/api/send.ts';
import { landingOf } from '#src/shared/session/landing.ts';
import { session } from '#src/shared/session/session.ts';
import { readDevice, writeDevice } from '#src/shared/session/storedSession.ts';
import { useToasts } from '#src/shared/toasts/useToasts.ts';
import { useAuthCall } from './useAuthCall.ts';

const welcomeToastMs = 2000;
const landingMs = { admin: 1000, user: 2000 } as const;

interface Landing {
  path: string;
  delayMs: number;
}

/** Signs in, stores the session and opens the first page after a delay. */
export function useSignIn() {
  const toasts = useToasts();
  const navigate = useNavigate();
  const { state } = useLocation();
  const cache = useQueryClient();
  const [landing, setLanding] = useState<Landing>();

  const onReply = ({ token, device, userType, data, message }: ReplyOf<typeof auth.signIn>) => {
    writeDevice(device);
    session.begin(token, data);
    // The reply is the current profile, so the guard does not fetch it.
    cache.setQueryData(profileKey(data._id), data);
    toasts.success(userType === 'admin' ? messages.welcomeAdmin : message, welcomeToastMs);
    const isAdmin = userType === 'admin';
    setLanding({ path: landingOf({ isAdmin }, state), delayMs: landingMs[userType] });
  };

  useEffect(() => {
    if (!landing) return undefined;
    const timer = setTimeout(() => navigate(landing.path, { replace: true }), landing.delayMs);
    return () => clearTimeout(timer);
  }, [landing, navigate]);

  const call = useAuthCall({
    request: (body: BodyOf<typeof auth.signIn>) =>
      send(auth.signIn, { body: { ...body, device: readDevice() } }),
    onReply,
  });
  return { ...call, isLanding: landing !== undefined };
}
