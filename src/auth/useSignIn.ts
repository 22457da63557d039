import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { auth, type SignedIn } from '#contract/auth.ts';
import type { BodyOf } from '#contract/call.ts';
import type { SecondFactorStep } from '#contract/error.ts';
import { messages } from '#contract/messages.ts';
import { profileKey } from '#src/shared/access/useProfile.ts';
import { ApiError } from '#src/shared/api/apiError.ts';
import { send } from '#src/shared/api/send.ts';
import { landingOf } from '#src/shared/session/landing.ts';
import { session } from '#src/shared/session/session.ts';
import { readDevice, writeDevice } from '#src/shared/session/storedSession.ts';
import { useToasts } from '#src/shared/toasts/useToasts.ts';
import { useAuthCall } from './useAuthCall.ts';

const welcomeToastMs = 2000;
const landingMs = { admin: 1000, user: 2000 } as const;

type Credentials = BodyOf<typeof auth.signIn>;

/** The session, or the second step that the account asks for. */
const signIn = (body: Credentials): Promise<SignedIn | SecondFactorStep> =>
  send(auth.signIn, { body: { ...body, device: readDevice() } }).catch((error: unknown) => {
    if (error instanceof ApiError && error.secondFactor) return error.secondFactor;
    throw error;
  });

const byPasskey = async () => (await import('./signInByPasskey.ts')).signInByPasskey();

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

  const [step, setStep] = useState<SecondFactorStep>();

  const onReply = ({ token, device, userType, data, message }: SignedIn) => {
    writeDevice(device);
    session.begin(token, data);
    const isAdmin = userType === 'admin';
    // The reply is the current profile, so the guard does not fetch it. Staff may have to set up a
    // second factor first, which only the server knows.
    if (!isAdmin) cache.setQueryData(profileKey(data._id), data);
    toasts.success(isAdmin ? messages.welcomeAdmin : message, welcomeToastMs);
    setLanding({ path: landingOf({ isAdmin }, state), delayMs: landingMs[userType] });
  };

  useEffect(() => {
    if (!landing) return undefined;
    const timer = setTimeout(() => navigate(landing.path, { replace: true }), landing.delayMs);
    return () => clearTimeout(timer);
  }, [landing, navigate]);

  const call = useAuthCall({
    request: (body: Credentials | undefined) => (body ? signIn(body) : byPasskey()),
    onReply: (reply) => ('ticket' in reply ? setStep(reply) : onReply(reply)),
  });
  return { ...call, step, setStep, onReply, isLanding: landing !== undefined };
}
