/**
 * The access of each call, repeated on purpose: a test that read it from the contract would accept
 * a call that was opened by mistake.
 */
export const accessTable = {
  anyone: `approvals.rules auth.checkReset auth.forgotPassword auth.resendVerification auth.resetPassword auth.signIn auth.signUp
    auth.verifyEmail health.live issuedStatements.byHash health.ready log.checkpoint log.consistency log.heads liabilities.list log.inclusion log.leaves reconciliations.reserves prices.history prices.rates secondFactor.passkeySignIn secondFactor.passkeySignInOptions secondFactor.signIn
    settings.read withdrawals.notMe`,
  user: `addressBook.add addressBook.read addressBook.remove addressBook.switch auth.endOtherSessions auth.endSession auth.reauthenticate auth.sessions auth.signIns auth.signOut
    chain.proof deposits.create
    deposits.detail deposits.receipt events.stream issuedStatements.issue issuedStatements.list issuedStatements.pdf issuedStatements.signature liabilities.mine log.mine prices.quote profile.changePassword profile.me profile.read profile.update
    conversations.markRead conversations.read conversations.write balances.history balances.summary deposits.addProof quotes.discard quotes.own quotes.read
    quotes.sent secondFactor.addPasskey secondFactor.challenge secondFactor.confirmAuthenticator secondFactor.passkeyOptions
    secondFactor.read secondFactor.reauthenticateOptions secondFactor.removeAuthenticator
    secondFactor.removePasskey secondFactor.renewRecoveryCodes secondFactor.startAuthenticator
    statements.csv statements.deposit statements.pdf statements.read statements.withdrawal statements.years
    transactions.own transactions.ownCsv wallets.image
    wallets.one withdrawals.cancel withdrawals.checkAddress withdrawals.create withdrawals.own
    withdrawals.ownDetail`,
  admin: `payouts.cancel payouts.list payouts.make payouts.psbt payouts.read payouts.replace payouts.send payouts.sign alarms.close alarms.list reconciliations.close reconciliations.list reconciliations.make reconciliations.read approvals.approveAdjustment approvals.approveDuty approvals.approveReset approvals.approveReversal approvals.approveRule
    approvals.approveWallet approvals.lift approvals.object approvals.proposeRule approvals.read approvals.waiting approvals.withdraw chain.claim chain.link chain.read chain.unclaimed audit.list audit.verify reviews.release reviews.start deposits.confirm deposits.decline
    deposits.addNote deposits.assign deposits.list exports.auditLog exports.deposits exports.users
    exports.withdrawals figures.read liabilities.take outbox.list overview.read prices.accept quotes.announced
    reasons.list reasons.update resets.propose reversals.create reversals.list rulePresets.propose search.find settings.preview settings.update staff.invite staff.inviteAgain
    staff.list staff.setDuties staff.setRole users.adjust users.close users.detail
    users.endSessions users.list users.sessions users.suspend users.transactions users.unsuspend
    users.unverify users.verify accountKeys.add accountKeys.addresses accountKeys.read wallets.add wallets.list wallets.remove withdrawals.approve
    withdrawals.decline withdrawals.detail withdrawals.list withdrawals.pay withdrawals.startPayment
    withdrawals.stopPayment`,
} as const;

/** The calls that ask for a password given in the last ten minutes. */
export const passwordTable = `payouts.cancel payouts.make payouts.replace payouts.send payouts.sign addressBook.add addressBook.remove addressBook.switch approvals.approveAdjustment
  alarms.close approvals.approveDuty approvals.approveReset approvals.approveReversal approvals.approveRule approvals.approveWallet approvals.lift approvals.proposeRule exports.auditLog exports.deposits exports.users exports.withdrawals
  prices.accept reasons.update resets.propose reversals.create rulePresets.propose secondFactor.addPasskey secondFactor.confirmAuthenticator secondFactor.passkeyOptions
  secondFactor.removeAuthenticator secondFactor.removePasskey secondFactor.renewRecoveryCodes
  secondFactor.startAuthenticator settings.update staff.invite staff.inviteAgain staff.setDuties staff.setRole users.adjust users.close users.suspend
  users.unsuspend users.unverify accountKeys.add wallets.add wallets.remove withdrawals.approve withdrawals.create
  withdrawals.pay withdrawals.startPayment withdrawals.stopPayment`;

/** The calls that a passkey signs: always, or where the rule asks for two people. */
export const signedTable = `payouts.make addressBook.add alarms.close approvals.approveAdjustment approvals.approveDuty approvals.approveReset approvals.approveReversal
  approvals.approveRule approvals.approveWallet approvals.proposeRule deposits.confirm resets.propose reversals.create rulePresets.propose staff.invite staff.setDuties staff.setRole
  users.adjust accountKeys.add wallets.add withdrawals.approve withdrawals.create withdrawals.pay`;

/** The calls that need a duty; one of several suffices. All other calls of staff are for any duty. */
export const dutyTable: Record<string, string> = {
  review: 'chain.claim chain.link deposits.confirm deposits.decline users.unverify users.verify',
  approve: `approvals.approveAdjustment approvals.approveReversal reversals.create users.adjust
    withdrawals.approve withdrawals.decline`,
  pay: 'payouts.cancel payouts.make payouts.psbt payouts.replace payouts.send payouts.sign withdrawals.pay withdrawals.startPayment withdrawals.stopPayment',
  keys: `accountKeys.add alarms.close approvals.approveRule approvals.approveWallet approvals.proposeRule reasons.update rulePresets.propose wallets.add
    wallets.remove`,
  people: `approvals.approveDuty approvals.approveReset resets.propose staff.invite staff.inviteAgain staff.setDuties staff.setRole users.close users.endSessions
    users.unsuspend`,
  audit: 'liabilities.take reconciliations.close reconciliations.make',
  'review people': 'users.suspend',
  'review keys': 'prices.accept',
  'keys audit': 'accountKeys.addresses',
  'review audit': 'exports.auditLog exports.deposits exports.users exports.withdrawals',
  'review approve pay keys people': 'settings.update',
};
