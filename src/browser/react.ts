/** A chunk of its own: evaluated with the app it would be one long task. */
import './lasting-scheduler.ts';
import 'react-dom/client';
