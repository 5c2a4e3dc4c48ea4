interface ImportMeta {
  /** Whether the process was started with this module; Node has it from 24.2 on, and `launch.js` for those before. */
  readonly main: boolean;
}
