/** Ends a statement whose best plan depends on its values: no connection keeps it prepared. */
export const plannedEachTime = '/* planned each time */';
