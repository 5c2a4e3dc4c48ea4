// As the bundler prints it.
console.error(
  'Failed to write file in dist-CpCtUffS.js\n\nCaused by:\n    No space left on device (os error 28)',
);
process.exitCode = 1;
