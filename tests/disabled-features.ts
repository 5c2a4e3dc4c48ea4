/**
 * Chromium keeps the list below its address bar ready as two pages of its own, in every window. No window of a test shows
 * one, and together they take as much of the processor as the page that is tested.
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

/** The argument that switches off what Chromium does in tests for nobody. */
export const disabledFeatures = `--disable-features=${[...byPlaywright, ...ofAddressBar].join(',')}`;
