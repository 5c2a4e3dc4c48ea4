// As a system does where memory runs out.
process.kill(process.pid, 'SIGKILL');
