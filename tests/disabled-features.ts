/**
 * Chromium preloads the list below its address bar as two pages of its own, in every window. No window of a test shows
 * them, and together they take as much processor time as the page under test.
 */
const ofAddressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** What Playwright has switched off: Chromium goes by the last list that it is given. */
const byPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/** The argument that disables features of Chromium that no test needs. */
export const disabledFeatures = `--disable-features=${[...byPlaywright, ...ofAddressBar].join(',')}`;
