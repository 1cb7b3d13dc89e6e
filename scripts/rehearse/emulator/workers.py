"""Lambda: the CDK's own functions (SSM in another region, and the AWS CLI for copying assets), and calls during an update."""
import os
import threading
import time

from ministack.core import lambda_runtime
from ministack.services import lambda_svc

from edge import replaced

# The worker's standard output is its protocol.
copy_command = '''
import subprocess as _subprocess
_check_call = _subprocess.check_call
def _call(args, **options):
    if args[0] == '/opt/awscli/aws':
        args = [sys.executable, os.environ['AWS_CLI_SCRIPT']] + args[1:]
    return _check_call(args, stdout=sys.stderr, **options)
_subprocess.check_call = _call
'''


def kill_when_idle(worker):
    while worker.in_use:
        time.sleep(0.1)
    worker.kill()


def finishing_calls(invalidate):
    """A replaced worker finishes its call."""
    def invalidated(name, *args, **scope):
        with lambda_runtime._lock:
            pools = [pool for key, pool in lambda_runtime._workers.items() if key.split(':')[2] == name]
            busy = [worker for pool in pools for worker in pool if worker.in_use]
            for pool in pools:
                pool[:] = [worker for worker in pool if not worker.in_use]
        invalidate(name, *args, **scope)
        for worker in busy:
            threading.Thread(target=kill_when_idle, args=(worker,), daemon=True).start()
    return invalidated


def fill_gaps():
    lambda_svc.invalidate_worker = finishing_calls(lambda_svc.invalidate_worker)
    script = lambda_runtime._NODEJS_WORKER_SCRIPT
    script = replaced(script, 'function _jsonRpcRequest(targetPrefix, opName, params, service) {',
                      'function _jsonRpcRequest(targetPrefix, opName, params, service, region) {')
    script = replaced(script, 'headers: _signedHeaders(service, "POST", ep, "/", body, {\n            "Content-Type": "application/x-amz-json-1.1"',
                      'headers: _signedHeaders([service, region], "POST", ep, "/", body, {\n            "Content-Type": "application/x-amz-json-1.1"')
    script = replaced(script, 'const region = process.env.AWS_REGION || process.env.AWS_DEFAULT_REGION || "us-east-1";\n    const amzDate',
                      'let region = process.env.AWS_REGION;\n'
                      '    if (Array.isArray(service)) { region = service[1] || region; service = service[0]; }\n    const amzDate')
    script = replaced(script, 'return (params) => _jsonRpcRequest(targetPrefix, opName, params, service);',
                      'return (params) => _jsonRpcRequest(targetPrefix, opName, params, service, (_args[0] || {}).region);')
    # API Gateway moves the cookies out of the headers.
    script = replaced(script, 'const event = msg.event;', '''const event = msg.event;
    if (event.version === "2.0" && event.headers && event.headers.cookie) {
      event.cookies = event.headers.cookie.split("; ");
      delete event.headers.cookie;
    }''')
    lambda_runtime._NODEJS_WORKER_SCRIPT = script
    lambda_runtime._PYTHON_WORKER_SCRIPT = replaced(
        lambda_runtime._PYTHON_WORKER_SCRIPT, 'import sys, json, importlib, traceback, os, time\n',
        'import sys, json, importlib, traceback, os, time\n' + copy_command)
    os.environ['AWS_CLI_SCRIPT'] = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'aws_cli.py')
