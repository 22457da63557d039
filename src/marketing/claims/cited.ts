import { createContext, useContext } from 'react';
import type { ClaimId } from './register.ts';

/** The claims that a page has cited so far, in order; the list of sources comes after them. */
export const CitedClaims = createContext<Set<ClaimId>>(new Set());

/** The claims cited on this page. */
export const useCitedClaims = (): Set<ClaimId> => useContext(CitedClaims);
