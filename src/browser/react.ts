/** A chunk of its own: evaluated with the app it would be one long task. */
import 'react-dom/client';
